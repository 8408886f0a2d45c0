import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Columns from the edge of the sheet to its other edge, a hairline between them; one below the other where there is no room. */
export const Columns = styled.div`
  /* The hairline between them reaches the foot of the sheet. */
  flex: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-start: 1px solid var(--mall-divider);

  &[data-kind='document'] {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
  &[data-kind='ledger'] {
    grid-template-columns: 432px minmax(0, 1fr);
  }
  &[data-kind='workshop'] {
    grid-template-columns: minmax(0, 1fr) 360px;
  }

  &[data-wide-rail] {
    grid-template-columns: minmax(0, 1fr) min(47%, 548px);
  }


  > * + * {
    border-inline-start: 1px solid var(--mall-divider);
  }

  ${media.laptop} {
    &[data-kind='ledger'] {
      grid-template-columns: 320px minmax(0, 1fr);
    }
  }
  ${media.narrow} {
    align-content: start;

    &[data-kind] {
      grid-template-columns: minmax(0, 1fr);
    }

    > * + * {
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }
`

export const Column = styled.div`
  min-inline-size: 0;
`

/** A rail that stays in sight however tall it is: it goes with the page until its end is there. */
export const Following = styled(Column)`
  ${media.desk} {
    display: grid;
    align-items: end;

    > div {
      position: sticky;
      inset-block-end: 0;
      min-inline-size: 0;
      /* Where it is short it begins where its column does. */
      min-block-size: calc(100dvh - 100px);
    }
  }
`

export const Filters = styled.div`
  padding-inline: var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
`

/** Stays in sight at the foot of the window while the document above it is read. */
export const Decision = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  padding: var(--mall-space-12) var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
  /* Within the frame of the sheet. */
  border-end-start-radius: calc(var(--mall-radius-card) - 1px);
  border-end-end-radius: calc(var(--mall-radius-card) - 1px);
  background: var(--mall-surface);

  /* On a phone the words stand above, and the buttons share the line. */
  ${media.tablet} {
    > * {
      flex: 1 1 100%;
    }
    > [data-part='button'] {
      flex: 1 1 0;
    }
  }

  @media print {
    display: none;
  }
`
