import { DescriptionList } from '@mall/ui/description-list'
import { Sheet } from '@mall/ui/sheet'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The details as they are written on a transfer, and beside them what to mind. */
export const Paper = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  margin-block: var(--mall-space-16) var(--mall-space-32);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Main = styled.div`
  display: grid;
  gap: var(--mall-space-20);
  align-content: start;
  padding: var(--mall-space-32) var(--mall-space-32) var(--mall-space-32);

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-20);
    font-weight: 600;
    line-height: var(--mall-line-height-20);
  }

  ${media.tablet} {
    padding: var(--mall-space-20) var(--mall-space-16);
  }
`

/** Ruled lines, a double one at the foot, in a size that is read off the screen. */
export const Details = styled(DescriptionList)`
  max-inline-size: 680px;
  border-block-start: 1px solid var(--mall-control-border);
  border-block-end: 3px double var(--mall-control-border);
  font-size: var(--mall-font-size-16);
  line-height: var(--mall-line-height-16);

  dl > div {
    padding-block: var(--mall-space-12);
  }

  dl > div:last-child {
    border: 0;
  }

  dd {
    font-weight: 600;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  color: var(--mall-success);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  ${media.phone} {
    > button {
      flex: 1 1 100%;
    }
  }
`

export const Notes = styled.aside`
  display: grid;
  gap: var(--mall-space-24);
  align-content: start;
  padding: var(--mall-space-32) var(--mall-space-24);
  border-inline-start: 1px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  h2 {
    margin: 0 0 var(--mall-space-4);
    color: var(--mall-text);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }

  p {
    margin: 0;
  }

  /* The prose of a note is as large as the note. */
  section > div {
    color: inherit;
    line-height: inherit;
  }

  section > div > p {
    margin: 0;
  }

  ${media.narrow} {
    padding: var(--mall-space-20) var(--mall-space-16);
    border-block-start: 1px solid var(--mall-divider);
    border-inline-start: 0;
  }
`
