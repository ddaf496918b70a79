/* The accounts at the providers of login codes, as configured. */

export type Msg91Account = {
  authKey: string
  /** The id of the registered template, which has the text of the SMS. */
  templateId: string
  /** The address of a stand-in. */
  baseUrl?: string
}

export type TwilioAccount = {
  accountSid: string
  authToken: string
  /** The messaging service, which names the registered senders. */
  messagingServiceSid: string
  /** The address of a stand-in. */
  baseUrl?: string
}

export type WhatsappAccount = {
  token: string
  phoneNumberId: string
  /** An approved template of the category 'authentication', with a button that copies the code. */
  template: string
  language: string
  /** The address of a stand-in. */
  baseUrl?: string
}
