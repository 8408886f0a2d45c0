import { Dialog } from '@mall/ui/dialog'
import { styled } from 'styled-components'

/** Wide enough for a table; the whole of a phone. */
export const Wide = styled(Dialog)`
  &&[data-size] {
    inline-size: min(1240px, 100vw - 32px);
  }
`

export const Problem = styled.span`
  color: var(--mall-danger);
`

export const Mended = styled.span`
  color: var(--mall-success);
`
