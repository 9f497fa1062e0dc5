import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, productOf } from './event-attributes.ts';

const page = { pathname: '/store/cribs', hash: '' };
const at = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('events of an element', () => {
  it('has the properties of its attribute, and no others than the event knows', () => {
    document.body.innerHTML = `<a id="a" data-event-props='{"title":"Home","slug":"","else":1}'>Home</a>`;
    expect(eventsOf(at('a'), 'breadcrumb_clicked', page)).toEqual([
      { name: 'breadcrumb_clicked', properties: { title: 'Home', slug: '' } },
    ]);
  });

  it('7 one click in a collection is a product clicked and a collection clicked, each with its own properties', () => {
    document.body.innerHTML = `
      <section data-event-context='{"collectionId":"outer","collectionTitle":"Just in"}'>
        <div data-event-context='{"collectionId":"just-in"}'>
          <a id="a" href="/gp/jogger/20001/50001?x=1">Jogger</a>
        </div>
      </section>`;
    expect(eventsOf(at('a'), 'product_clicked product_collection_clicked', page)).toEqual([
      { name: 'product_clicked', properties: { gpId: 20001, productId: 50001 } },
      {
        name: 'product_collection_clicked',
        properties: { collectionId: 'just-in', collectionTitle: 'Just in', gpId: 20001, productId: 50001 },
      },
    ]);
  });

  it('leaves out an event that lacks a property, and a name that is no event', () => {
    document.body.innerHTML = `<a id="a" href="/store/cribs">Cribs</a>`;
    expect(eventsOf(at('a'), 'product_clicked made_up page_viewed', page)).toEqual([
      { name: 'page_viewed', properties: {} },
    ]);
  });

  it('2.6 tells the store, or the category of the checklist that somebody came from', () => {
    document.body.innerHTML = `<h1 id="a" data-event-props='{"slug":"cribs","name":"Cribs","isLeaf":true}'></h1>`;
    const place = (hash: string) => eventsOf(at('a'), 'category_viewed', { ...page, hash })[0]!.properties;
    expect(place('')).toMatchObject({ eventLocation: 'store' });
    expect(place('#checklist=nursery')).toMatchObject({ eventLocation: 'nursery' });
    expect(place('#checklist=<b>')).toMatchObject({ eventLocation: 'store' });
  });

  it('2.15 takes the last segment of the path for the category', () => {
    document.body.innerHTML = `<b id="a" data-event-props='{"section":"sort","isOpen":true}'></b>`;
    expect(eventsOf(at('a'), 'filters_panel_toggled', page)[0]!.properties).toMatchObject({ categorySlug: 'cribs' });
  });

  it('knows the product of a page, where its link or attribute says no other', () => {
    document.body.innerHTML = '<button id="a"></button>';
    const onProduct = { pathname: '/gp/jogger/20001/50001', hash: '' };
    expect(eventsOf(at('a'), 'add_to_registry_clicked', onProduct)[0]!.properties).toEqual(
      productOf(onProduct.pathname),
    );
  });
});
