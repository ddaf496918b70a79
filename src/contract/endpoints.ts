import { accountsEndpoints } from './endpoints/accounts.ts'
import { adminEndpoints } from './endpoints/admin.ts'
import { applicationsEndpoints } from './endpoints/applications.ts'
import { auditEndpoints } from './endpoints/audit.ts'
import { contactEndpoints } from './endpoints/contact.ts'
import { grievancesEndpoints } from './endpoints/grievances.ts'
import { invoicesEndpoints } from './endpoints/invoices.ts'
import { jobsEndpoints } from './endpoints/jobs.ts'
import { landingsEndpoints } from './endpoints/landings.ts'
import { notificationsEndpoints } from './endpoints/notifications.ts'
import { operationsEndpoints } from './endpoints/operations.ts'
import { paymentsEndpoints } from './endpoints/payments.ts'
import { placesEndpoints } from './endpoints/places.ts'
import { privacyEndpoints } from './endpoints/privacy.ts'
import { profilesEndpoints } from './endpoints/profiles.ts'
import { secondFactorEndpoints } from './endpoints/second-factor.ts'
import { sessionsEndpoints } from './endpoints/sessions.ts'
import { reportsEndpoints } from './endpoints/reports.ts'
import { sayingsEndpoints } from './endpoints/sayings.ts'
import { siteEndpoints } from './endpoints/site.ts'

/** Every call of the API, each declared once in its room's file. */
export const endpoints = {
  ...accountsEndpoints,
  ...sessionsEndpoints,
  ...secondFactorEndpoints,
  ...profilesEndpoints,
  ...jobsEndpoints,
  ...landingsEndpoints,
  ...paymentsEndpoints,
  ...invoicesEndpoints,
  ...adminEndpoints,
  ...applicationsEndpoints,
  ...notificationsEndpoints,
  ...placesEndpoints,
  ...contactEndpoints,
  ...reportsEndpoints,
  ...sayingsEndpoints,
  ...auditEndpoints,
  ...privacyEndpoints,
  ...grievancesEndpoints,
  ...operationsEndpoints,
  ...siteEndpoints,
} as const
