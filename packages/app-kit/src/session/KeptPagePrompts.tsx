import type { LoginHref } from '../screens/guard.ts'
import { KeptBanner } from './KeptBanner.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import type { Services } from './create-services.ts'
import type { KeptPage } from './session-keeper.ts'

interface KeptPagePromptsProps {
  readonly page: KeptPage
  readonly services: Pick<Services, 'keeper' | 'relogin'>
  readonly loginHref: LoginHref
}

/** What stands over a page whose session has ended while something was typed. */
export const KeptPagePrompts = ({ page, services: { keeper, relogin }, loginHref }: KeptPagePromptsProps) =>
  page.isAsking ? <LoginDialog page={page} keeper={keeper} relogin={relogin} loginHref={loginHref} /> : <KeptBanner onAsk={keeper.ask} />
