# Names of Rush: nations, classes, cards, abilities, achievements, seats. Vehicles are called as in the
# content: their names are the same in every language.

## Nations

rush-nation-ussr = Soviet Union
    .adj = Soviet
rush-nation-germany = Germany
    .adj = German
rush-nation-usa = United States
    .adj = American
rush-nation-france = France
    .adj = French

## Classes; "many" is how they are counted: "the most light tanks"

rush-class-light = light tank
    .many = light tanks
rush-class-medium = medium tank
    .many = medium tanks
rush-class-spg = self-propelled gun
    .many = self-propelled guns
rush-class-heavy = heavy tank
    .many = heavy tanks
rush-class-support = support unit
    .many = support units

## Kinds of cards

rush-kind-barracks = barracks
rush-kind-medal = medal
rush-kind-base = base
rush-kind-achievement = achievement

## Cards that are not vehicles

rush-card-base = Base
rush-card-engineers = Engineers
rush-card-technicians = Technicians
rush-card-volunteers = Volunteers
rush-card-medal-ussr-1 = Order of the Red Banner
rush-card-medal-ussr-2 = Order of the Red Banner ×2
rush-card-medal-germany-1 = Iron Cross
rush-card-medal-germany-2 = Iron Cross ×2
rush-card-medal-usa-1 = Medal of Honor
rush-card-medal-usa-2 = Medal of Honor ×2
rush-card-medal-france-1 = Médaille militaire
rush-card-medal-france-2 = Médaille militaire ×2

## Abilities

rush-ability-reinforcements = Reinforcements
rush-ability-recruitment = Recruitment
rush-ability-recon = Recon
rush-ability-sabotage = Sabotage
rush-ability-siege = Siege
rush-ability-research = Research
rush-ability-dismantling = Dismantling
rush-ability-invincibility = Invincibility
rush-ability-bases-only = Bases only
rush-ability-vehicles-only = Vehicles only
rush-ability-national-goods = National goods

## Achievements

rush-achievement-a01 = Bases destroyed
rush-achievement-a02 = Light tanks
rush-achievement-a03 = Medium tanks
rush-achievement-a04 = Self-propelled guns
rush-achievement-a05 = Heavy tanks
rush-achievement-a06 = Support units
rush-achievement-a07 = Soviet medals
rush-achievement-a08 = German medals
rush-achievement-a09 = American medals
rush-achievement-a10 = French medals
rush-achievement-a11 = Massed attack
rush-achievement-a12 = Largest squad

## Seats

rush-seat-alpha = Alpha
rush-seat-bravo = Bravo
rush-seat-charlie = Charlie
rush-seat-delta = Delta
rush-seat-echo = Echo
