import type { Category } from '#contract/options.ts'

/** One kind of work of the market, as people speak of it; finer than the product's categories. */
export type Role = {
  readonly key: RoleKey
  readonly category: Category
  /** How many of a hundred jobs are of this kind, about. */
  readonly weight: number
  /** What employers call it, the usual names more than once. */
  readonly titles: readonly [string, ...string[]]
  readonly hindi: readonly string[]
  /** How a leader of such people is called: 'Team Leader - <field>'. */
  readonly field: string
  /** Thousands of rupees a month. */
  readonly pay: readonly [least: number, most: number]
  readonly processes: readonly Process[]
  /** Whether the work is talk, so that a language is asked for. */
  readonly isVoice: boolean
}

export type RoleKey =
  | 'customer-support'
  | 'telecaller'
  | 'collections'
  | 'back-office'
  | 'data-entry'
  | 'technical-support'
  | 'chat-support'
  | 'field-sales'
  | 'delivery'
  | 'store'
  | 'recruiter'
  | 'quality'
  | 'trainer'
  | 'mis'
  | 'kyc'
  | 'receptionist'
  | 'accounts'
  | 'warehouse'
  | 'claims'
  | 'moderation'

export type Process =
  | 'credit card'
  | 'loan'
  | 'insurance'
  | 'broadband'
  | 'dth'
  | 'travel'
  | 'e-commerce'
  | 'food delivery'
  | 'edtech'
  | 'real estate'
  | 'healthcare'
  | 'banking'
  | 'us'
