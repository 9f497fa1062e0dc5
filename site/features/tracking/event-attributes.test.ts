import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, eventsOfClick } from './event-attributes.ts';

const page = { pathname: '/store/cribs', referrer: '' };
const at = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('what a click counts as', () => {
  it('a link of the breadcrumb: its words and where it leads, nothing for Home', () => {
    document.body.innerHTML = `<nav data-event-links="breadcrumb_clicked">
      <a id="a" href="/store">Home</a><a id="b" href="/store/nursery"><b id="c"> Nursery
      </b></a></nav>`;
    expect(eventsOfClick(at('a'), page)).toEqual([
      { name: 'breadcrumb_clicked', properties: { title: 'Home', slug: '' } },
    ]);
    expect(eventsOfClick(at('c'), page)).toEqual([
      { name: 'breadcrumb_clicked', properties: { title: 'Nursery', slug: 'nursery' } },
    ]);
  });

  it('a card in a collection: a product clicked and a collection clicked, each with its own properties', () => {
    document.body.innerHTML = `
      <section data-event-context='{"collectionId":"outer","collectionTitle":"Just in"}'>
        <ul data-event-context='{"collectionId":"just-in"}'>
          <li data-card><a id="a" href="/gp/jogger/20001?x=1">Jogger</a></li>
        </ul>
      </section>`;
    const product = { gpId: 20001, productId: null };
    expect(eventsOfClick(at('a'), page)).toEqual([
      { name: 'product_clicked', properties: product },
      {
        name: 'product_collection_clicked',
        properties: { collectionId: 'just-in', collectionTitle: 'Just in', ...product },
      },
    ]);
  });

  it('a card elsewhere: a product clicked alone', () => {
    document.body.innerHTML = '<li data-card><a id="a" href="/gp/jogger/20001/50001">Jogger</a></li>';
    expect(eventsOfClick(at('a'), page)).toEqual([
      { name: 'product_clicked', properties: { gpId: 20001, productId: 50001 } },
    ]);
  });

  it('a category: name, leaf flag, slug and whether it was a flyout or an image', () => {
    document.body.innerHTML = `<ul data-event-links="category_clicked" data-event-context='{"location":"image nav","isLeaf":false}'>
      <li><a id="a" href="/store/cribs" data-event-props='{"isLeaf":true}'>Cribs</a></li>
      <li><a id="b" href="/hello-baby/a-guide">A guide</a></li></ul>`;
    expect(eventsOfClick(at('a'), page)).toEqual([
      { name: 'category_clicked', properties: { slug: 'cribs', name: 'Cribs', isLeaf: true, location: 'image nav' } },
    ]);
    expect(eventsOfClick(at('b'), page)).toEqual([]);
  });

  it('a card on the page of another product: the one that the card leads to', () => {
    document.body.innerHTML = `<product-view data-event-context='{"gpId":20001,"productId":50001}'>
      <li data-card><a id="a" href="/gp/crib/20002">Crib</a></li></product-view>`;
    expect(eventsOfClick(at('a'), { ...page, pathname: '/gp/jogger/20001' })).toEqual([
      { name: 'product_clicked', properties: { gpId: 20002, productId: null } },
    ]);
  });

  it('nothing where nothing says so', () => {
    document.body.innerHTML = '<a id="a" href="/store/cribs">Cribs</a><button id="b">Press</button>';
    expect([...eventsOfClick(at('a'), page), ...eventsOfClick(at('b'), page)]).toEqual([]);
  });

  it('a button of a product page: the variant that is shown now', () => {
    document.body.innerHTML = `<p data-product="50002"><button id="a" data-event="add_to_registry_clicked">Add</button></p>`;
    expect(eventsOfClick(at('a'), { ...page, pathname: '/gp/jogger/20001' })).toEqual([
      { name: 'add_to_registry_clicked', properties: { gpId: 20001, productId: 50002 } },
    ]);
  });
});

it('a button in a form or a card: the product that the form sends', () => {
  document.body.innerHTML = `<div data-card><a href="/gp/jogger/20001">Jogger</a>
    <form><input name="productId" value="50003"><button id="a" data-event="add_to_cart_clicked">Add</button></form></div>`;
  expect(eventsOfClick(at('a'), page)).toEqual([
    { name: 'add_to_cart_clicked', properties: { gpId: 20001, productId: 50003 } },
  ]);
});

describe('events of a page', () => {
  it('have the properties they know and no others; one that lacks a property is left out', () => {
    document.body.innerHTML = `<main id="a" data-event-props='{"brandName":"Oatwell","else":1}'></main>`;
    expect(eventsOf(at('a'), 'brand_viewed product_clicked made_up page_viewed', page)).toEqual([
      { name: 'brand_viewed', properties: { brandName: 'Oatwell' } },
      { name: 'page_viewed', properties: {} },
    ]);
  });

  it('tell the store, or the category of the checklist when somebody came from there', () => {
    document.body.innerHTML = `<main id="a" data-event-props='{"slug":"cribs","name":"Cribs","isLeaf":true,"checklistCategory":"nursery"}'></main>`;
    const place = (referrer: string) => eventsOf(at('a'), 'category_viewed', { ...page, referrer })[0]!.properties;
    expect(place('')).toMatchObject({ eventLocation: 'store' });
    expect(place('https://shop.example/store')).toMatchObject({ eventLocation: 'store' });
    expect(place('https://shop.example/baby-registry-checklist')).toMatchObject({ eventLocation: 'nursery' });
    expect(place('https://shop.example/registry/checklist/')).toMatchObject({ eventLocation: 'nursery' });
  });
});
