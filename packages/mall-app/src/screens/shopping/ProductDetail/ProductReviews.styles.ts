import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-16) var(--mall-space-48);
  align-items: center;
`

export const Average = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  justify-items: center;
`

/** How many gave how many stars: the words say what the bars show. */
export const Bars = styled.ul`
  display: grid;
  flex: 0 1 360px;
  gap: var(--mall-space-4);
  min-inline-size: 240px;
  margin: 0;
  padding: 0;
  font-size: var(--mall-font-size-12);
  font-variant-numeric: tabular-nums;
  line-height: var(--mall-line-height-12);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) 64px;
    gap: var(--mall-space-8);
    align-items: center;
    color: var(--mall-text-secondary);
  }
`

export const Bar = styled.span`
  overflow: hidden;
  block-size: 6px;
  border-radius: var(--mall-radius-tag);
  background: var(--mall-divider);

  &::before {
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    background: var(--mall-primary);
    content: '';
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);

  [aria-pressed='true'] {
    border-color: var(--mall-primary);
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
  }
`

export const Reviews = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 120px minmax(0, 720px);
    gap: var(--mall-space-8) var(--mall-space-24);
    padding-block: var(--mall-space-16);
    border-block-start: 1px solid var(--mall-divider);
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
