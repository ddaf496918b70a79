import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** A message among the toasts. */
export const toast = (page: Page, text: string | RegExp): Locator => toasts(page).getByText(text)

/** The message at a field, which is announced. */
export const fieldError = (page: Page, text: string | RegExp): Locator =>
  page.locator('.field, .fs').getByRole('alert').getByText(text, { exact: true })

/** A field is marked as wrong, says why, has the focus and is seen; no toast repeats it. */
export async function expectFieldError(field: Locator, text: string): Promise<void> {
  const page = field.page()
  await expect(fieldError(page, text).first()).toBeInViewport()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(literally(text)))
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(toasts(page).getByText(text)).toHaveCount(0)
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
