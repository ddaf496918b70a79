import type { Config } from '#server/config/config.ts'
import { createClamdScanner } from '../adapters/antivirus/clamd-scanner.ts'
import { createSmtpMailSender } from '../adapters/mail/smtp-mail-sender.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { PaymentProviderError } from '../ports/payment-provider.ts'
import { bad, fine, note, reasonOf } from './finding.ts'
import type { Finding } from './finding.ts'

const timeoutMs = 10_000
const maxClockDifferenceMs = 20_000

/** An order id of the right form that does not exist. */
const noOrder = 'order_00000000000000'

export async function checkPayments(
  provider: PaymentProvider,
  { hasPaymentStandIn }: Pick<Config, 'hasPaymentStandIn'>,
): Promise<Finding> {
  if (hasPaymentStandIn) {
    return note('Payments', 'a stand-in: nobody really pays', 'set the three RAZORPAY_ settings')
  }
  try {
    await provider.listOrderPayments(noOrder)
    return fine('Payments', 'the provider lets us in')
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.problem === 'unknown') return fine('Payments', 'the provider lets us in')
    const fix =
      error.problem === 'refused'
        ? 'compare RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET with the provider’s dashboard'
        : 'look whether this machine reaches the provider'
    return bad('Payments', error.message, fix)
  }
}

export async function checkMail({
  mail,
  productName,
  isProduction,
}: Pick<Config, 'mail' | 'productName' | 'isProduction'>): Promise<Finding> {
  if (!mail) {
    const says = isProduction ? 'no mail is sent' : 'mails go to /dev/outbox'
    return note('Mail', says, 'set SMTP_URL and MAIL_FROM')
  }
  try {
    const { server, needsTls } = mail
    const from = { name: productName, address: mail.from }
    await createSmtpMailSender({ server, from, needsTls, timeoutMs }).tryConnection()
    return fine('Mail', `${server.host} lets us in`)
  } catch (error) {
    return bad('Mail', reasonOf(error), 'compare SMTP_URL with what the mail provider says')
  }
}

export async function checkScanner({ antivirus }: Pick<Config, 'antivirus'>): Promise<Finding> {
  if (!antivirus) {
    return note('Virus scanner', 'none looks at files', 'set CLAMD_HOST to ClamAV’s daemon')
  }
  try {
    await createClamdScanner({ target: antivirus.target, timeoutMs }).scan(Buffer.from('harmless'))
    return fine('Virus scanner', 'looks at files')
  } catch (error) {
    return bad('Virus scanner', reasonOf(error), 'start ClamAV’s daemon, or correct CLAMD_HOST')
  }
}

/** Checks that the public URL works from here, and that the clock is right. */
export async function checkAddress({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding> {
  try {
    const reply = await fetch(new URL('/healthz', publicUrl), {
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`${reply.status} is answered`)
    return fine('Address', `${publicUrl} answers`)
  } catch (error) {
    const fix = 'start the product, and compare PUBLIC_URL with what the proxy in front serves'
    return note('Address', `${publicUrl} does not answer: ${reasonOf(error)}`, fix)
  }
}

/** Compares the clock with a remote server: codes of second steps and signed links depend on it. */
export async function checkTime(address: string, now: () => Date): Promise<Finding> {
  const what = 'Time'
  try {
    const sentAt = now().getTime()
    const reply = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
    const remoteTime = Date.parse(reply.headers.get('date') ?? '')
    // The header has whole seconds.
    const difference = Math.abs((sentAt + now().getTime()) / 2 - remoteTime)
    if (Number.isNaN(remoteTime))
      return note(what, 'the server sent no time', 'compare the clock by hand')
    return difference > maxClockDifferenceMs
      ? bad(what, `wrong by ${Math.round(difference / 1000)} s`, 'follow a time server (NTP)')
      : fine(what, 'is right')
  } catch (error) {
    return note(what, `the server did not answer: ${reasonOf(error)}`, 'compare the clock by hand')
  }
}
