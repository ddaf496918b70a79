import { CodeSenderError } from '#server/ports/code-sender.ts'
import type { CodeSender } from '#server/ports/code-sender.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { PaymentProviderError } from '#server/ports/payment-provider.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import { carryOut } from './planned-fault.ts'
import type { PlannedFault } from './planned-fault.ts'

/** A file store whose disk is full, or that fails after a write. */
export function withFaultyFiles(store: FileStore, fault: PlannedFault): FileStore {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const pass = <Result>(name: string, act: () => Promise<Result>) =>
    carryOut(fault, `file ${name}`, { act, away: full })
  return {
    ...store,
    put: (key, bytes) => pass('put', () => store.put(key, bytes)),
    read: (key) => pass('read', () => store.read(key)),
    remove: (key) => pass('remove', () => store.remove(key)),
  }
}

export function withFaultyPayments(
  provider: PaymentProvider,
  fault: PlannedFault,
): PaymentProvider {
  const away = () => new PaymentProviderError('unavailable', 'no answer')
  const pass = <Result>(name: string, act: () => Promise<Result>) =>
    carryOut(fault, `payment ${name}`, { act, away })
  return {
    ...provider,
    createOrder: (input) => pass('createOrder', () => provider.createOrder(input)),
    findOrderByReceipt: (receipt) => pass('find', () => provider.findOrderByReceipt(receipt)),
    listOrderPayments: (id) => pass('listOrderPayments', () => provider.listOrderPayments(id)),
    refundPayment: (input) => pass('refund', () => provider.refundPayment(input)),
    listPaymentRefunds: (id) => pass('listRefunds', () => provider.listPaymentRefunds(id)),
  }
}

export function withFaultyCodes(sender: CodeSender, fault: PlannedFault): CodeSender {
  const away = () => new CodeSenderError('unavailable', 'no answer')
  return {
    sendLoginCode: (message) =>
      carryOut(fault, 'code send', { act: () => sender.sendLoginCode(message), away }),
  }
}
