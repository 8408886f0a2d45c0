import { waitText, waitTone } from '@mall/app-kit/words/wait.ts'
import { Icon } from '@mall/ui/icon'
import * as S from './approval.styles.ts'

/** How long the current node has had it; from one day on with a sign. */
export const Waiting = ({ since, now }: { readonly since: string | null; readonly now: number }) => {
  if (since === null) return <S.Wait>—</S.Wait>
  const ms = now - Date.parse(since)
  const tone = waitTone(ms)
  return (
    <S.Wait data-tone={tone}>
      {tone ? <Icon name={tone === 'danger' ? 'alert' : 'clock'} size={16} /> : null}
      {waitText(ms)}
    </S.Wait>
  )
}
