import { placeholder } from '@mall/app-kit/shell/frame.styles.ts'
import { media, tokens } from '@mall/ui/theme'
import { styled } from 'styled-components'

/**
 * Fills the window, so that a short page has its footer at the bottom. Of one width on every page, with a side bar or without: it stands
 * beside the page, never on it, and nothing moves from one page to the next.
 */
export const Page = styled.div`
  --mall-page-width: min(${tokens.pageWidth.shop}px, 100vw - 176px);
  --mall-page-margin: var(--mall-space-16);
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: var(--mall-canvas);

  /* On phones the side bar is a bar at the foot. */
  ${media.tablet} {
    --mall-page-width: 100vw;

    html:has(&[data-side-bar]) {
      scroll-padding-block-end: 72px;
    }
  }

  /* It is below the window of every page that has something to show: the first layout does without. */
  > footer {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 420px;
  }

  ${media.phone} {
    > footer {
      contain-intrinsic-block-size: auto 900px;
    }
  }

  /* The footer appears after the content above it has loaded: earlier, the content would push it away. */
  &:has(main ${placeholder}) > footer {
    visibility: hidden;
    content-visibility: hidden;
  }

  /* The strip is one line; a phone needs no QR code to open the mobile site, and the footer has the links. */
  ${media.tablet} {
    li:has(> [data-wide-only]) {
      display: none;
    }

    [data-part='top-bar'] > ul {
      flex-wrap: nowrap;
      padding-inline: var(--mall-space-8);
    }

    [data-part='top-bar'] > ul > li:not([data-part='greeting']) {
      flex: none;
    }
  }
`

export const StepsBar = styled.div`
  flex: 1 1 480px;
  max-width: 720px;
  margin-inline-start: auto;
`
