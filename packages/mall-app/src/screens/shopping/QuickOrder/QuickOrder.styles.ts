import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'
import { bottomBarHeight } from '../../../lib/bottom-bar.ts'

export const Body = styled.div`
  padding-block-end: var(--mall-space-16);

  > * > [data-part='list'] {
    padding-inline: var(--mall-sheet-padding);
  }

  > * > [data-part='panel'] {
    padding-block-start: 0;
  }

  > * > [data-part='panel'] > :not([role='grid']) {
    margin: var(--mall-space-16) var(--mall-sheet-padding);
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-8);

  > :first-child {
    flex: 1 1 320px;
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  /* Its words end where the rows do. */
  > :last-child > [data-variant='text']:last-child {
    margin-inline-end: calc(-1 * var(--inset));
  }

  /* Few phones have keys, and what cannot be pressed yet gives its room to the rows. */
  ${media.tablet} {
    [data-keys],
    button:disabled {
      display: none;
    }

    > :not(:first-child):not(:has(button:enabled)) {
      display: none;
    }
  }
`

/** Stays in sight below two hundred rows. */
export const Foot = styled.footer`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-12);
  padding: var(--mall-space-12) var(--mall-sheet-padding);
  border-block-start: 1px solid var(--mall-divider);
  /* Within the frame of the sheet. */
  border-end-start-radius: calc(var(--mall-radius-card) - 1px);
  border-end-end-radius: calc(var(--mall-radius-card) - 1px);
  background: var(--mall-surface);

  ${media.narrow} {
    padding-block: var(--mall-space-8);
  }

  ${media.tablet} {
    inset-block-end: ${bottomBarHeight};

    > :last-child {
      flex: 1 0 auto;

      > :last-child {
        flex: 1;
      }
    }
  }
`
