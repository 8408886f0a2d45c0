import { styled } from 'styled-components'

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-4);

  > div {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    justify-content: space-between;
  }

  > div > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > div:first-child a,
  > [data-part='about'] > a {
    font-variant-numeric: tabular-nums;
  }

  > [data-part='about'] {
    align-items: start;
    padding-block: var(--mall-space-4);
  }

  > [data-part='about'] > :first-child {
    flex: 1;
  }

  > div:last-child {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  > div:last-child > :last-child:not(:first-child) {
    flex: none;
  }
`

/** One line: the words before the time end in …. */
export const Dated = styled.span`
  display: flex;
  white-space: nowrap;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`
