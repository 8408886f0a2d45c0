import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The form and, a hairline beside it, what it comes to; one below the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  border-block-start: 1px solid var(--mall-divider);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Fields = styled.div`
  min-inline-size: 0;
  border-inline-end: 1px solid var(--mall-divider);

  ${media.narrow} {
    border-inline-end: 0;
  }
`

/** In place of the form, or above it. */
export const Notice = styled.div`
  padding: 0 var(--mall-sheet-padding) var(--mall-space-16);
`

export const Waiting = styled.div`
  padding: var(--mall-space-24) var(--mall-sheet-padding);
`

/** Stays in sight beside the form. Below it only its foot does: what is decided on, and the button. */
export const Summary = styled.section`
  position: sticky;
  inset-block-start: 0;
  align-self: start;
  padding: var(--mall-space-12) var(--mall-sheet-padding) var(--mall-space-24);

  ${media.narrow} {
    display: contents;
  }
`

export const Amounts = styled.div`
  ${media.narrow} {
    padding: var(--mall-space-12) var(--mall-sheet-padding) 0;
    border-block-start: 1px solid var(--mall-divider);
  }
`

export const Foot = styled.div`
  display: grid;
  gap: var(--mall-space-16);

  ${media.narrow} {
    position: sticky;
    z-index: 10;
    inset-block-end: 0;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-8) var(--mall-space-24);
    align-items: center;
    padding: var(--mall-space-8) var(--mall-sheet-padding);
    padding-block-end: max(var(--mall-space-8), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--mall-divider);
    border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
    background: var(--mall-surface);

    /* A field that gets the focus does not stand under it. */
    html:has(&) {
      scroll-padding-block-end: 96px;
    }

    > [role='alert'] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }
`

/** The approvers in their order, below the reasons for an approval. */
export const Nodes = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-24);
  margin: var(--mall-space-4) 0 0;
  padding-inline-start: var(--mall-space-20);

  span {
    display: block;
    color: var(--mall-text-secondary);
  }
`
