import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Fills the window from where it begins, so that the question is written in sight; on a tablet and a phone the side bar is below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: var(--mall-space-24);
  block-size: max(420px, calc(100dvh - var(--from-top, 236px) - var(--mall-space-16)));

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.tablet} {
    block-size: max(420px, calc(100dvh - var(--from-top, 160px) - 72px));
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--mall-space-12);
  min-height: 0;
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--mall-space-12);

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-18);
    line-height: var(--mall-line-height-18);
    font-weight: 600;
  }

  ${media.narrow} {
    padding: var(--mall-space-4) var(--mall-space-8) var(--mall-space-4) var(--mall-space-24);
    border-block-end: 1px solid var(--mall-divider);
  }

  ${media.phone} {
    padding-inline-start: var(--mall-space-16);
  }
`

export const History = styled.nav`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--mall-space-12);
  min-height: 0;
`

export const SessionList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-end: var(--mall-space-4);
    border-inline-start: 3px solid transparent;
    border-radius: var(--mall-radius-control);
  }

  li[data-open] {
    border-inline-start-color: var(--mall-primary);
    background: var(--mall-primary-soft);
  }

  a {
    padding: var(--mall-space-8) var(--mall-space-12);
    color: var(--mall-text);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a:hover {
    color: var(--mall-primary);
  }
`

export const Chat = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.narrow} {
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`

export const Messages = styled.div`
  container-type: size;
  padding: var(--mall-space-24);
  overflow-y: auto;
  overscroll-behavior: contain;

  > ol {
    display: grid;
    gap: var(--mall-space-24);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.phone} {
    padding: var(--mall-space-16);
  }
`

/** A question with its answer. The last one has room for both, so that it can begin at the top however short it is. */
export const Turn = styled.li`
  display: grid;
  align-content: start;
  gap: var(--mall-space-16);
  min-width: 0;

  &:last-child {
    min-block-size: 100cqb;
  }
`

export const AnswerParts = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  min-width: 0;
`

export const Said = styled.p`
  justify-self: end;
  max-width: min(560px, 88%);
  margin: 0;
  padding: var(--mall-space-8) var(--mall-space-16);
  border-radius: var(--mall-radius-card);
  background: var(--mall-primary-soft);
  line-height: var(--mall-line-height-16);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Reasoning = styled.details`
  padding-inline-start: var(--mall-space-12);
  border-inline-start: 2px solid var(--mall-divider);
  color: var(--mall-text-secondary);
  overflow-wrap: anywhere;

  summary {
    cursor: pointer;
  }

  p {
    margin: var(--mall-space-8) 0 0;
    line-height: var(--mall-line-height-14);
    white-space: pre-wrap;
  }
`

/** Markdown of an answer: a table wider than a phone scrolls by itself. */
export const Answer = styled.div`
  min-width: 0;
  overflow-x: auto;

  > div > :first-child {
    margin-block-start: 0;
  }

  > div > :last-child {
    margin-block-end: 0;
  }
`

/** In one row, whose prices stand beside each other. */
export const Products = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(176px, 208px);
  gap: var(--mall-space-12);
  margin: 0 calc(-1 * var(--mall-space-4));
  /* Room for the outline of what has the focus. */
  padding: var(--mall-space-4);
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

export const Proposal = styled.div`
  display: grid;
  gap: var(--mall-space-8);
  max-width: 560px;
  padding: var(--mall-space-12) var(--mall-space-16);
  border: 1px solid var(--mall-control-border);
  border-radius: var(--mall-radius-card);

  h3 {
    margin: 0;
    font-size: var(--mall-font-size-14);
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--mall-space-12);
    padding-block: var(--mall-space-4);
    overflow-wrap: anywhere;
  }

  button {
    justify-self: start;
  }
`

/** Two lines that grow with what is typed. */
export const Composer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--mall-space-4) var(--mall-space-12);
  padding: var(--mall-space-12) var(--mall-space-24) var(--mall-space-8);
  border-block-start: 1px solid var(--mall-divider);

  textarea {
    field-sizing: content;
    max-block-size: 30dvh;
    resize: none;
  }

  ${media.phone} {
    padding-inline: var(--mall-space-16);
  }
`

export const Tools = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--mall-space-16);
  min-block-size: var(--mall-line-height-12);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const Prompts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--mall-space-12);
  margin: var(--mall-space-24) 0 0;
  padding: 0;
  list-style: none;
`
