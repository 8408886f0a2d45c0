import type { LoginHref } from '../screens/guard.ts'
import { KeptBanner } from './KeptBanner.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import type { KitServices } from './services.ts'
import type { KeptPage } from './session-keeper.ts'

interface KeptPagePromptsProps {
  readonly page: KeptPage
  readonly services: Pick<KitServices, 'keeper' | 'apart'>
  readonly loginHref: LoginHref
}

/** What stands over a page whose session has ended while something was typed. */
export const KeptPagePrompts = ({ page, services: { keeper, apart }, loginHref }: KeptPagePromptsProps) =>
  page.isAsking ? <LoginDialog page={page} keeper={keeper} apart={apart} loginHref={loginHref} /> : <KeptBanner onAsk={keeper.ask} />
