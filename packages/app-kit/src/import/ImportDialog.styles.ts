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

/** Rows on a phone, each with what is wrong with it and the fields to mend it. */
export const Cards = styled.ul`
  display: grid;
  gap: var(--mall-space-12);
  margin: 0;
  padding: var(--mall-space-12) 0 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--mall-space-8);
    padding-block-end: var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    overflow-wrap: anywhere;
  }
`

export const Mended = styled.span`
  color: var(--mall-success);
`
