import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Rows of a small table in which one writes. */
export const Rows = styled.ol`
  display: grid;
  gap: var(--mall-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** From how many, the price, what it costs, what is left, the way out. */
const tierColumns = { withoutCost: 'minmax(0, 1fr) minmax(0, 1fr) 48px', withCost: 'minmax(0, 1fr) minmax(0, 1fr) 72px 56px 48px', onPhone: 'minmax(0, 1fr) minmax(0, 1fr) 52px 48px' } as const

/** A name, its value, and the way out; a tier: from how many, its price, what it leaves. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: var(--mall-space-8);
  align-items: center;

  &[data-kind='unit'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  &[data-kind='tier'] {
    grid-template-columns: ${tierColumns.withoutCost};
    font-variant-numeric: tabular-nums;
  }
  &[data-kind='tier'][data-cost] {
    grid-template-columns: ${tierColumns.withCost};
  }
  > [data-part='cost'],
  > [data-part='margin'] {
    text-align: end;
  }

  /* The button keeps its place where there is none. */
  > :last-child:empty {
    inline-size: 44px;
  }

  ${media.phone} {
    &[data-kind='tier'][data-cost] {
      grid-template-columns: ${tierColumns.onPhone};
    }
    > [data-part='cost'] {
      display: none;
    }
  }
`

/** What the columns of the tiers are; words of the fields say it to those who do not see them. */
export const Heads = styled.div`
  display: grid;
  grid-template-columns: ${tierColumns.withoutCost};
  gap: var(--mall-space-8);
  margin-block-end: var(--mall-space-4);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  &[data-cost] {
    grid-template-columns: ${tierColumns.withCost};
  }
  > [data-part] {
    text-align: end;
  }

  ${media.phone} {
    &[data-cost] {
      grid-template-columns: ${tierColumns.onPhone};
    }
    > [data-part='cost'] {
      display: none;
    }
  }
`

/** Three short numbers beside each other, however narrow the form is. */
export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--mall-space-12);
`

export const Fixed = styled.span`
  padding-inline: var(--mall-space-12);
  color: var(--mall-text-secondary);
`

export const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-16);
  align-items: center;
  margin-block-start: var(--mall-space-8);
`

/** What buyers see now of a field that the draft changes. */
export const Was = styled.span`
  overflow-wrap: anywhere;

  del {
    color: var(--mall-text-tertiary);
  }
`
