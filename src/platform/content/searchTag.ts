/** The tag of answers that are made from the search index. */
export const searchTag = 'search'
