import { data } from 'react-router'

/** What a loader throws for an address that leads to nothing. */
export const notFound = () => data(null, { status: 404 })
