import { parseArgs } from 'node:util'
import { measureAlerts } from './alerts/measure-alerts.ts'
import { reportAlerts } from './alerts/report-alerts.ts'
import { writeResult } from './write-result.ts'

/* How long a job that goes live needs to find its alerts: node bench/alerts.ts --alerts=100000 --jobs=10000 */

const { values } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '10000' },
    matched: { type: 'string', default: '300' },
  },
})
const figures = await measureAlerts({
  alerts: Number(values.alerts),
  liveJobs: Number(values.jobs),
  matched: Number(values.matched),
})
writeResult('alerts', reportAlerts(figures))
