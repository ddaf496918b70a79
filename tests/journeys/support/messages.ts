import type { Locator, Page } from '@playwright/test'

/** A message among the toasts. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)
