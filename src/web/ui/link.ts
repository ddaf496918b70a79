import { Link as RouterLink } from 'react-router'
import { ServerLink } from './server-link.ts'

/** A link between pages. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink
