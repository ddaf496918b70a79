import { createHash } from 'node:crypto'

/** The code of an organisation in the address of its page; the database has an index of it. */
export const companyCode = (organisationId: string): string =>
  createHash('md5').update(organisationId).digest('hex').slice(0, 16)
