import type { Page } from '@playwright/test'

/** Leaves in an open page what its browser holds of a session that the server has ended: the next call is refused, and so is the refresh. */
export const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('token:user') ?? '{}') as { readonly Token: string }
    const spoiled = { ...user, Token: `${user.Token}x`, RefreshToken: 'nobody-knows-it' }
    localStorage.setItem('token:user', JSON.stringify(spoiled))
    localStorage.setItem('token', spoiled.Token)
  })
