### Signs and patterns that all documents use. Words of the game are terms: { -event }, { -event(form: "many") }.

decimal-sign = .
percent = { $number } %
