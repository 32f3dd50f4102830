/** What people are called where they are counted, as the source of a pattern; folded words and others. */
export const countedPeople = String.raw`of us|people|persons?|places|seats|participants?|attendees|colleagues|employees|staff|personnes?|coll[eè]gues|salari[eé]s|[أا]شخاص|شخص\p{M}*ا?\p{M}*|موظف\p{L}*|مشارك\p{L}*`
