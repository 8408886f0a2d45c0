import { styled } from 'styled-components'

/** Between two hairlines: what it costs. */
export const PriceFrame = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding-block: var(--mall-space-16);
  border-block: 1px solid var(--mall-divider);
`

/** What would make it cheaper; its line is kept while nothing would. */
export const Hint = styled.p`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-block-size: var(--mall-line-height-14);
  margin: 0;
  color: var(--mall-text-secondary);

  &:empty {
    display: none;
  }
`
