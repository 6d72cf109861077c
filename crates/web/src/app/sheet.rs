//! Parts of a table that are sheets from the lower edge on a phone.

/// A part of a table that has a tab on a phone and opens there as a sheet above the foot of the question.
/// On wide screens it is always in its place, except for the menu. The word on the tab is `since-tab-NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// The cards before the person.
    Hand,
    /// What happened.
    Log,
    /// Who sits at the table.
    Seats,
    /// The score now.
    Score,
    /// The board with the support actions.
    Support,
    /// The posts: what each gives and whose it is.
    Posts,
    /// The rules in short, in the menu.
    Rules,
    /// What can be set at this table.
    Menu,
}

impl Sheet {
    /// Its name in styles and in the names of its words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Log => "log",
            Self::Seats => "seats",
            Self::Score => "score",
            Self::Support => "support",
            Self::Posts => "posts",
            Self::Rules => "rules",
            Self::Menu => "menu",
        }
    }

    /// The icon of its tab.
    pub(crate) const fn icon(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Log => "log",
            Self::Seats => "person",
            Self::Score => "medal",
            Self::Support => "action-plan",
            Self::Posts => "bonus-forward-post",
            Self::Rules => "rules",
            Self::Menu => "menu",
        }
    }
}
