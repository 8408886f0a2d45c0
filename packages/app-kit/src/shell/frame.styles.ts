import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A placeholder of content that is loading: of a region that says so, or of a table. */
export const placeholder = `:is([role='status'] [data-part='strip'], [data-part='bone'])`

export const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: var(--mall-page-width);
  margin: 0 auto;
  padding: var(--mall-space-16) var(--mall-page-margin) var(--mall-space-64);
  outline: 0;

  ${media.phone} {
    padding-block-start: var(--mall-space-8);
  }
`

export const SkipLink = styled.a`
  position: absolute;
  z-index: 100;
  inset-block-start: var(--mall-space-8);
  inset-inline-start: var(--mall-space-8);
  padding: var(--mall-space-8) var(--mall-space-16);
  border-radius: var(--mall-radius-control);
  background: var(--mall-primary);
  color: var(--mall-on-primary);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`
