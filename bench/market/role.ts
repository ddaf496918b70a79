import type { Category } from '#contract/options.ts'

/** A kind of work, finer than the product's categories. */
export type Role = {
  readonly key: RoleKey
  readonly category: Category
  /** Jobs of a hundred, approximately. */
  readonly weight: number
  /** Titles; frequent ones are repeated. */
  readonly titles: readonly [string, ...string[]]
  readonly hindi: readonly string[]
  /** The field in the title of its leaders: 'Team Leader - <field>'. */
  readonly field: string
  /** Thousands of rupees per month. */
  readonly pay: readonly [least: number, most: number]
  readonly processes: readonly Process[]
  /** Whether the work is talking, which requires a language. */
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
