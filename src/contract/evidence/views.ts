/** The admins' lists of organisations. */
export const organisationViews = ['toCheck', 'all'] as const
