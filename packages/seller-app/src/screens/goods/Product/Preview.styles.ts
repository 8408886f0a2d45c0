import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** What buyers see, on their own paper, whatever the office's is. */
export const Ground = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--mall-space-16);
  align-items: start;
  padding: var(--mall-space-16);
  border-radius: var(--mall-radius-card);
  background: var(--mall-canvas);
  color: var(--mall-text);

  > [data-wide] {
    grid-column: 1 / -1;
  }
`

export const Shown = styled.figure`
  min-inline-size: 0;
  margin: 0;

  figcaption {
    margin-block-end: var(--mall-space-4);
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

/** The top of the page of the product, as wide as the device that it is shown on. */
export const Page = styled.article`
  display: grid;
  gap: var(--mall-space-12);
  padding: var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
    border-radius: var(--mall-radius-control);
    background: var(--mall-picture-ground);
    filter: var(--mall-picture-filter);
  }

  h3 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
  }

  > div {
    display: grid;
    gap: var(--mall-space-8);
    align-content: start;
    min-inline-size: 0;
  }

  > [data-part='tiers'] {
    overflow-x: auto;
    grid-column: 1 / -1;
  }

  &[data-device='phone'] {
    max-inline-size: 260px;
  }

  &[data-device='desk'] {
    grid-template-columns: 152px minmax(0, 1fr);
  }

  ${media.phone} {
    &[data-device='desk'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
