import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The blocks, the form of the chosen one, and the page beside them. */
export const Columns = styled.div`
  flex: auto;
  display: grid;
  grid-template-columns: 224px minmax(300px, 360px) minmax(0, 1fr);
  border-block-start: 1px solid var(--mall-divider);

  > * + * {
    border-inline-start: 1px solid var(--mall-divider);
  }

  > * {
    min-inline-size: 0;
  }

  ${media.narrow} {
    grid-template-columns: 224px minmax(0, 1fr);

    > :last-child {
      grid-column: 1 / -1;
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      border-block-start: 1px solid var(--mall-divider);
      border-inline-start: 0;
    }
  }
`

export const After = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  padding: var(--mall-space-12) var(--mall-space-16);

  /* There are no keys on a phone. */
  ${media.phone} {
    > p {
      display: none;
    }
  }
`

export const Form = styled.section`
  padding: var(--mall-space-16);

  h2 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    font-weight: 600;
    line-height: var(--mall-line-height-16);
  }
`

/** The page in its two windows: it stays in sight while the form is filled in. */
export const Page = styled.aside`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--mall-space-12);
  align-self: start;
  block-size: min(100vh - 72px, 860px);
  padding: var(--mall-space-16);

  ${media.narrow} {
    position: static;
  }
`

export const Windows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr);
  gap: var(--mall-space-16);
  min-block-size: 0;

  > [data-device='phone'] {
    max-block-size: 640px;
  }

  > * {
    min-block-size: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-device='desk'] {
      display: none;
    }
  }
`
