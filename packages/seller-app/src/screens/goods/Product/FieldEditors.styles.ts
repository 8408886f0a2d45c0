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

/** A name, its value, and the way out; a tier: from how many, its price, what it leaves. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  gap: var(--mall-space-8);
  align-items: center;

  &[data-kind='tier'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 76px 48px;
    font-variant-numeric: tabular-nums;
  }

  /* The button keeps its place where there is none. */
  > :last-child:empty {
    inline-size: 44px;
  }

  ${media.phone} {
    &[data-kind='tier'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 48px;
    }

    &[data-kind='tier'] > [data-part='margin'] {
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
