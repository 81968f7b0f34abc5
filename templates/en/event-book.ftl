### The Event Book and the veil card.

## The veil card: a card with which players cover Outcomes.

# The title of the file and of its bookmark, where a game has no name for the card.
veil-card-kind = Veil card
# The same, large on the card.
veil-card-heading = VEIL CARD
# On the card, where a game has no text for it.
veil-card-text = What lies under this card has not happened. Only one { -outcome } will.
# Describes the picture of the card for readers who do not see it.
veil-picture = A page of { -outcome(form: "many") } under the veil card. A rule with a letter marks each { -outcome } in the margin at the left. The bars beside one of them are open to the right, and its text can be read.
