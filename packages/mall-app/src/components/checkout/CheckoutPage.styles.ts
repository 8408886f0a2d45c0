import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** What is ordered, and a sheet beside it that stays in sight; one below the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: var(--mall-space-24);
  align-items: start;

  /* A form beside its summary: the summary says more, and the heading stands over both. */
  &[data-headed] {
    grid-template-columns: minmax(0, 1fr) 336px;
    row-gap: var(--mall-space-12);
  }

  &&,
  &&[data-headed] {
    ${media.narrow} {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--mall-space-16);
    }
  }
`

export const Heading = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: baseline;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  h1 {
    margin: 0;
    color: var(--mall-text);
    font-size: var(--mall-font-size-20);
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }

  b {
    color: var(--mall-danger);
    font-weight: 600;
  }

  ${media.tablet} {
    margin-block-end: calc(-1 * var(--mall-space-4));
  }
`

/** Without room beside the page only its foot stays in sight: what is decided on, and the button. */
export const Summary = styled.section`
  ${media.desk} {
    position: sticky;
    inset-block-start: calc(var(--mall-space-16) + var(--banner-height, 0px));
    display: flex;
    flex-direction: column;
    max-block-size: calc(100dvh - 2 * var(--mall-space-16) - var(--banner-height, 0px));
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-card);
    background: var(--mall-surface);
  }

  ${media.narrow} {
    display: contents;
  }
`

export const Facts = styled.div`
  display: grid;
  gap: var(--mall-space-16);
  padding: var(--mall-space-16) var(--mall-space-20) var(--mall-space-8);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  h2 {
    margin: 0 0 calc(-1 * var(--mall-space-12));
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
  }

  /* A long approval chain is scrolled above the foot. */
  ${media.desk} {
    overflow: auto;
  }

  ${media.narrow} {
    padding-block-end: var(--mall-space-16);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-card);
    background: var(--mall-surface);
  }

  ${media.tablet} {
    margin-inline: calc(-1 * var(--mall-page-margin, 0px));
    padding-inline: var(--mall-space-16);
    border-inline-width: 0;
    border-radius: 0;
  }
`

export const Foot = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding: var(--mall-space-8) var(--mall-space-20) var(--mall-space-20);

  /* Until the page is scrolled the sheet begins below the header and ends below the window: its foot stays in sight, and what passes under it fades out. */
  ${media.desk} {
    position: sticky;
    inset-block-end: 0;
    flex: none;
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    background: var(--mall-surface);
    box-shadow: 0 calc(-1 * var(--mall-space-4)) var(--mall-space-4) var(--mall-surface);
    clip-path: inset(calc(-1 * var(--mall-space-8)) 0 0);
  }

  ${media.narrow} {
    position: sticky;
    z-index: 10;
    inset-block-end: 0;
    grid-template-columns: minmax(0, 1fr) minmax(128px, auto);
    gap: var(--mall-space-8) var(--mall-space-16);
    align-items: center;
    margin-inline: calc(-1 * var(--mall-page-margin, 0px));
    padding: var(--mall-space-8) var(--mall-space-16);
    padding-block-end: max(var(--mall-space-8), env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--mall-divider);
    background: var(--mall-surface);

    /* A field that gets the focus does not stand under it. */
    html:has(&) {
      scroll-padding-block-end: 96px;
    }

    > [role='alert'],
    > [data-full] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
  }
`

export const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  align-items: baseline;
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);
`

/** One line over the button, in the colour of what is to be looked at. */
export const Notice = styled.div`
  color: var(--mall-warning);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`
