import { Toasts } from '@mall/ui/toasts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Over the whole page while a call that a person started is under way. */
export const BusyLayer = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0;

  > * {
    height: 100%;
  }
`

/** Above the bars that stand at the foot of a phone: the tools of the shop, a total and its button. */
export const FootToasts = styled(Toasts)`
  ${media.narrow} {
    --mall-toasts-inset: 96px;
  }
`
