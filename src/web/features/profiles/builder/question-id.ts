/** The id of the heading that asks. */
export const questionId = 'builder-question'
