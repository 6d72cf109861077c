//! What only the content of this game must fulfil.

use crate::faction::Faction;

game::faults! {
    /// What does not fit into this game.
    pub enum ContentFault {
        /// The file is written in another way than this program reads.
        Schema { known: u32 } = "other-schema",
        /// A note on a value says nothing of how well it is founded.
        Provenance { field: String, expected: String } = "provenance",
        /// A card is in no deck.
        NeverDealt { card: String } = "never-dealt",
        /// A card's type and moment do not agree.
        Timing { card: String } = "other-timing",
        /// An effect could never do anything.
        Idle { name: String } = "idle-effect",
        /// An action's name is no name of a place.
        ActionName { name: String } = "action-name",
        /// Areas have advance, paradrop and barrage, zones have fly and bombard.
        SpaceOf { place: String, space: String } = "space-of",
        /// A support space is reinforce, plan or scramble, of a strength for each faction.
        Support { space: String } = "support-space",
        /// A die has faces, of few hits.
        Faces { max: u8 } = "die-faces",
        /// An area lies in no zone.
        NoZone { area: String } = "no-zone",
        /// The slots are not as many as said, or more than tokens.
        Slots { n: usize, tokens: usize } = "slots",
        /// The deck is not as large as said, or too large.
        Deck { n: usize, max: usize } = "deck-size",
        /// An area has no hex.
        NoHex { area: String } = "no-hex",
        /// A hex is far off the board.
        FarHex { area: String, q: i8, r: i8 } = "far-hex",
        /// A hex is in two areas.
        SharedHex { area: String, other: String, q: i8, r: i8 } = "shared-hex",
        /// An area has a printed bonus and a slot for a token.
        BonusAndSlot { area: String } = "bonus-and-slot",
        /// A place begins with more pieces than it holds.
        Stack { place: String, max: u8 } = "start-stack",
        /// Both factions begin in one place.
        BothBegin { place: String } = "both-begin",
        /// A faction has two HQs.
        SecondHq { owner: Faction, area: String } = "second-hq",
        /// An HQ begins without troops.
        EmptyHq { owner: Faction, area: String } = "empty-hq",
        /// A faction has no HQ.
        NoHq = "no-hq",
        /// No area lies in a zone.
        EmptyZone { zone: String } = "empty-zone",
        /// A faction begins with more pieces than it has.
        Pieces { owner: Faction, piece: &'static str, max: u8, n: u32 } = "too-many-pieces",
        /// An HQ cannot be entered.
        ClosedHq { area: String } = "closed-hq",
        /// A roll could take more dice than a move holds.
        Dice { n: u32, max: u8 } = "too-many-dice",
        /// A place is cut off.
        Unreachable { place: String, from: String } = "unreachable",
        /// An area of a symmetric board has no mirror image.
        NoImage { area: String } = "no-image",
        /// The mirror image of an area is no single area.
        SplitImage { area: String } = "split-image",
        /// An area differs from its mirror image.
        OtherImage { area: String, image: String, what: &'static str } = "other-image",
        /// A space of a symmetric board is stronger for one faction.
        Unequal { space: String } = "unequal-space",
    }
}
