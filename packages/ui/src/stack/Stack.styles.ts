import { css, styled } from 'styled-components'

const gaps = css`
  &[data-gap='2'] {
    gap: var(--mall-space-2);
  }
  &[data-gap='4'] {
    gap: var(--mall-space-4);
  }
  &[data-gap='8'] {
    gap: var(--mall-space-8);
  }
  &[data-gap='12'] {
    gap: var(--mall-space-12);
  }
  &[data-gap='16'] {
    gap: var(--mall-space-16);
  }
  &[data-gap='20'] {
    gap: var(--mall-space-20);
  }
  &[data-gap='24'] {
    gap: var(--mall-space-24);
  }
  &[data-gap='32'] {
    gap: var(--mall-space-32);
  }
  &[data-gap='48'] {
    gap: var(--mall-space-48);
  }
  &[data-gap='64'] {
    gap: var(--mall-space-64);
  }
`

/** What lists and paragraphs bring of their own. */
const plain = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const StackRoot = styled.div`
  ${plain}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gaps}

  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
    text-align: center;
  }
`

export const InlineRoot = styled.div`
  ${plain}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gaps}

  /* However far apart the parts stand, lines that wrap belong together. */
  &:not([data-gap='2'], [data-gap='4']) {
    row-gap: var(--mall-space-8);
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  > * {
    min-inline-size: 0;
  }
`
