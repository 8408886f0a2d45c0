import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The paper that a page to read is written on. */
export const Sheet = styled.article`
  min-width: 0;
  margin-block-start: var(--mall-space-16);
  padding: var(--mall-space-32) var(--mall-space-48) var(--mall-space-48);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.tablet} {
    padding: var(--mall-space-20) var(--mall-space-16) var(--mall-space-24);
  }
`

export const SheetTitle = styled.h1`
  margin: 0 0 var(--mall-space-16);
  font-size: var(--mall-font-size-24);
  font-weight: 600;
  line-height: var(--mall-line-height-24);
`

export const SheetActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);
  margin-block-start: var(--mall-space-32);
`
