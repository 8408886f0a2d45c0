import { useSyncExternalStore } from 'react'
import type { LoginHref } from '../screens/guard.ts'
import { lazyInPage } from '../screens/lazy-in-page.tsx'
import { ScreenBoundary } from '../screens/ScreenBoundary.tsx'
import { Notices } from './Notices.tsx'
import type { Services } from './create-services.ts'

const ReloginDialog = lazyInPage(async () => (await import('./ReloginDialog.tsx')).ReloginDialog)
const KeptPagePrompts = lazyInPage(async () => (await import('./KeptPagePrompts.tsx')).KeptPagePrompts)
const EnrolmentDialog = lazyInPage(async () => (await import('./EnrolmentDialog.tsx')).EnrolmentDialog)
const VerificationDialog = lazyInPage(async () => (await import('./VerificationDialog.tsx')).VerificationDialog)

interface PromptsProps {
  readonly services: Pick<Services, 'prompts' | 'toasts' | 'mall' | 'keeper' | 'relogin' | 'enrolment'>
  readonly loginHref: LoginHref
}

/** What the client shows over any screen: toasts, busy, 未登录, 429, a second factor that is demanded. */
export const Prompts = ({ services, loginHref }: PromptsProps) => {
  const { prompts, toasts, mall, keeper, enrolment: calls } = services
  const { busy, sessionLost, verification, enrolment } = useSyncExternalStore(prompts.subscribe, prompts.get, prompts.getInitial)
  const { page } = useSyncExternalStore(keeper.kept.subscribe, keeper.kept.get, keeper.kept.getInitial)
  return (
    <>
      <Notices toasts={toasts} busy={busy} />
      <ScreenBoundary optional>
        {sessionLost ? <ReloginDialog reason={sessionLost} loginHref={loginHref} onClose={() => prompts.set({ sessionLost: null })} /> : null}
        {page ? <KeptPagePrompts page={page} services={services} loginHref={loginHref} /> : null}
        {enrolment ? <EnrolmentDialog calls={calls} onSettle={enrolment} /> : null}
        {verification ? <VerificationDialog {...verification} mall={mall} /> : null}
      </ScreenBoundary>
    </>
  )
}
