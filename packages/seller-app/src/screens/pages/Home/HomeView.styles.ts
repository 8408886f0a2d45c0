import { KeysHint } from '@mall/app-kit/page/KeysHint.styles.ts'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The blocks, the form of the chosen one, and the page beside them. */
export const Columns = styled.div`
  flex: auto;
  display: grid;
  grid-template-columns: 256px minmax(288px, 344px) minmax(0, 1fr);
  border-block-start: 1px solid var(--mall-divider);

  > :not(:last-child) {
    border-inline-end: 1px solid var(--mall-divider);
  }

  > * {
    min-inline-size: 0;
  }

  ${media.narrow} {
    grid-template-columns: 256px minmax(0, 1fr);

    > :nth-child(2) {
      border-inline-end: 0;
    }
    > :last-child {
      grid-column: 1 / -1;
      border-block-start: 1px solid var(--mall-divider);
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(2) {
      order: 1;
    }
    > :not(:last-child) {
      border-inline-end: 0;
    }
    > * + * {
      border-block-start: 1px solid var(--mall-divider);
    }
  }
`

/** Two short fields beside each other, however narrow the form is. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--mall-space-12);
`

/** Begins rows of one kind. */
export const Group = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
  padding: var(--mall-space-8) var(--mall-space-16) 0;
  border-block-end: 1px solid var(--mall-divider);

  h2 {
    margin: 0;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    font-weight: 600;
    line-height: var(--mall-line-height-12);
  }
`

/** As tall as one of the rows. */
export const Bone = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  align-content: center;
  min-block-size: 56px;
  padding-inline: var(--mall-space-16);
  border-block-end: 1px solid var(--mall-divider);
`

/** Says of a list that nothing is in it. */
export const Note = styled.p`
  margin: 0;
  padding: var(--mall-space-12) var(--mall-space-16);
  border-block-end: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
`

/** The keys of a list. */
export const Keys = styled(KeysHint)`
  padding: var(--mall-space-8) var(--mall-space-16);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);

  kbd {
    padding: 0 var(--mall-space-4);
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-tag);
    font: inherit;
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
  block-size: calc(100dvh - 72px);
  padding: var(--mall-space-16);

  ${media.narrow} {
    position: static;
  }
  /* What is chosen is seen before its form. */
  ${media.phone} {
    gap: var(--mall-space-8);
    block-size: auto;
  }
`

/** For whom the page is drawn, on one line with what there is to say of it. */
export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-12);
  align-items: center;

  > :first-child {
    flex: 1 0 auto;
  }
`

export const Windows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr);
  gap: var(--mall-space-16);
  min-block-size: 0;

  > * {
    min-block-size: 0;
  }
  > [data-device='phone'] {
    max-block-size: 720px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > [data-device='desk'] {
      display: none;
    }
    > [data-device='phone'] {
      block-size: 360px;
    }
  }
`
