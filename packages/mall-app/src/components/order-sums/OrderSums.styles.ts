import { Ledger } from '@mall/ui/ledger'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Below the lines from the edge of the sheet, under their amounts; on a phone across it. */
export const SumsPlace = styled.div`
  margin-inline-start: auto;
  padding: var(--mall-space-8) var(--mall-sheet-padding, 0px) var(--mall-space-24);
  max-inline-size: 368px;

  @media screen {
    ${media.tablet} {
      max-inline-size: none;
    }
  }
`

/** A remark to the sum above it, without rules: on a line of its own it would look like one more cost. */
export const Saved = styled(Ledger)`
  padding-block-start: var(--mall-space-8);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  > div {
    justify-content: end;
    gap: var(--mall-space-8);
    padding-block: 0;
    border: 0;
  }

  dt {
    color: var(--mall-text-secondary);
  }

  dd {
    font-weight: 600;
  }
`
