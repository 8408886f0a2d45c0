import type { BrowserContext } from '@playwright/test'

/** Writes down what the Content-Security-Policy, Trusted Types included, stops on any page of a browser, from now on. */
export const watchPolicy = async (context: BrowserContext, violations: string[]): Promise<void> => {
  await context.exposeBinding('tellViolation', ({ page }, text: string) => {
    violations.push(`${new URL(page.url()).pathname}: ${text}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
}
