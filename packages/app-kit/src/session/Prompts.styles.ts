import { Toasts } from '@mall/ui/toasts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { footHeight } from '../page/foot-height.ts'

/** Over the whole page while a call that a person started is under way. */
export const BusyLayer = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0;

  > * {
    height: 100%;
  }
`

/** Above what stands at the foot of the window: a decision, the foot of a panel; on a phone at least the tools of the shop, or a total and its button. */
export const FootToasts = styled(Toasts)`
  --mall-toasts-inset: var(${footHeight}, 0px);

  ${media.narrow} {
    --mall-toasts-inset: max(96px, var(${footHeight}, 0px));
  }
`
