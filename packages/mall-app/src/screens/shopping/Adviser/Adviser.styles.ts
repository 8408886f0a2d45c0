import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: var(--mall-space-24);
  /* The question is written in sight, below the header of the mall and of the page. */
  height: max(480px, calc(100dvh - 372px));

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    height: max(480px, calc(100dvh - 220px));
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
    text-decoration: none;
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
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const Messages = styled.div`
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

export const Message = styled.li`
  display: grid;
  gap: var(--mall-space-12);
  min-width: 0;

  &[data-role='user'] {
    justify-items: end;
  }
`

export const Said = styled.p`
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

export const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: var(--mall-space-12);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
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

export const Composer = styled.form`
  display: grid;
  gap: var(--mall-space-8);
  padding: var(--mall-space-16) var(--mall-space-24);
  border-block-start: 1px solid var(--mall-divider);

  ${media.phone} {
    padding: var(--mall-space-12) var(--mall-space-16);
  }
`

export const Prompts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--mall-space-12);
  margin: var(--mall-space-24) 0 0;
  padding: 0;
  list-style: none;
`
