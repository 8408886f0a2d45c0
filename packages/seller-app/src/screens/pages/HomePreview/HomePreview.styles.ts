import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** A bar, and below it the page in all of the window. */
export const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  block-size: 100dvh;
`

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);
  align-items: center;
  padding: var(--mall-space-8) var(--mall-space-24);
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-surface);

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }
  > p {
    flex: auto;
  }
  > a {
    white-space: nowrap;
  }

  ${media.phone} {
    padding-inline: var(--mall-space-16);

    > p {
      flex: 1 0 100%;
      order: 1;
    }
  }
`

export const Place = styled.div`
  min-block-size: 0;
  padding: var(--mall-space-16) var(--mall-space-24);
  background: var(--mall-canvas);

  &[data-device='phone'] > * {
    max-inline-size: 390px;
    margin-inline: auto;
  }

  ${media.phone} {
    padding: 0;
  }
`
