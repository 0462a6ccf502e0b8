// What a visitor sends from the landing page.
import assert from 'node:assert/strict';
import { findAll } from '../in-page.mjs';
import { button, checkbox, dialog, field, part, toast } from '../names.mjs';

const inquiry = part('#services form');
const contact = part('#contact form');
const request = dialog(/Schedule a Free Consultation/);
const schedule = part('#schedule');

/** The field has the focus, and can be seen with its label. */
async function isAimedAt(tab, query) {
  await tab.hasFocus(query);
  await tab.until(
    'the field stands below the header',
    (it) => {
      const [element] = findAll(it);
      const { top } = element.labels[0].getBoundingClientRect();
      const { bottom } = element.getBoundingClientRect();
      const header = document.querySelector('header').getBoundingClientRect();
      return top >= header.bottom && bottom <= innerHeight;
    },
    query,
  );
}

export const forms = {
  async 'an inquiry is delivered with the chosen services'({ tab }) {
    await tab.open('/');
    await tab.check(checkbox('Select Mobile App Development'));
    await tab.check(checkbox('Select API Development'));
    await tab.fill(field('Full Name', inquiry), 'Alan Turing');
    await tab.fill(field('Email Address', inquiry), 'alan@example.com');
    await tab.choose(field('Timeline', inquiry), '1 month');
    await tab.fill(field('Project Description', inquiry), 'A machine');
    await tab.click(button('Send Inquiry', inquiry));
    await tab.sees(toast('Inquiry Sent!'));
    const [message] = await tab.saved('messages');
    assert.equal(message.kind, 'inquiry');
    assert.equal(message.email, 'alan@example.com');
    assert.deepEqual(message.services, ['Mobile App Development', 'API Development']);
  },

  async 'a service that is chosen while the page wakes is chosen'({ tab }) {
    const box = checkbox('Select Mobile App Development');
    for (let turn = 0; turn < 10; turn += 1) {
      await tab.open('/');
      // Each time a little later, on a page that is waking.
      const place = await tab.evaluate(
        (it, later) => {
          const [element] = findAll(it);
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          return new Promise((resolve) => {
            setTimeout(() => {
              const { x, y } = element.getBoundingClientRect();
              resolve({ x: x + 20, y: y + 20 });
            }, later);
          });
        },
        box,
        turn * 12,
      );
      await tab.pressAt(place.x, place.y);
      await tab.sees(part('#services form li'));
    }
  },

  async 'a message is delivered, and the form is emptied'({ tab }) {
    await tab.open('/');
    await tab.fill(field('First Name', contact), 'Ada');
    await tab.fill(field('Last Name', contact), 'Lovelace');
    await tab.fill(field('Email Address', contact), 'ada@example.com');
    await tab.fill(field('Subject', contact), 'Engine');
    await tab.fill(field('Message', contact), 'Hello, شکریہ');
    await tab.click(button('Send Message', contact));
    await tab.sees(toast('Message Sent!'));
    const [message] = await tab.saved('messages');
    assert.equal(message.kind, 'contact');
    assert.match(message.message, /شکریہ/);
    await tab.until(
      'an empty form',
      (it) => findAll(it)[0].value === '',
      field('Message', contact),
    );
  },

  async 'a form sent empty shows its first field below the header'({ tab }) {
    // In a low window the first field lies above it when the button is pressed.
    await tab.resize(460, 560);
    for (const [form, send, first] of [
      [inquiry, 'Send Inquiry', 'Full Name'],
      [contact, 'Send Message', 'First Name'],
    ]) {
      await tab.open('/');
      await tab.click(button(send, form));
      await isAimedAt(tab, field(first, form));
    }
  },

  async 'a consultation is asked for in a dialog'({ tab }) {
    await tab.open('/');
    await tab.click(button('Start Project'));
    await tab.fill(field('Full Name', request), 'Grace Hopper');
    await tab.fill(field('Email Address', request), 'grace@example.com');
    await tab.choose(field('Project Type', request), 'AI/ML Integration');
    await tab.fill(field('Project Description', request), 'A compiler');
    await tab.click(button('Send Request', request));
    await tab.misses(request);
    await tab.sees(toast('Consultation Request Sent!'));
    const [stored] = await tab.saved('consultations');
    assert.equal(stored.projectType, 'AI/ML Integration');
    assert.equal(stored.status, 'pending');
  },

  async 'a call is booked, and can be kept in the calendar'({ tab, downloads }) {
    await tab.open('/#schedule');
    await tab.click(button('Next month', schedule));
    await tab.click(part('[role="grid"] button:not(:disabled)', undefined, schedule));
    await tab.click(part('label:has(:enabled)', /02:00 PM/, schedule));
    await tab.click(button('Confirm Booking', schedule));
    await tab.fill(field('Email', dialog()), 'lin@example.com');
    await tab.fill(field('Phone', dialog()), '+86 10 1234');
    await tab.click(button('Book the Call', dialog()));
    await tab.misses(dialog());
    await tab.click(button('Save to calendar (.ics)', schedule));
    assert.match(await downloads.next(), /^BEGIN:VCALENDAR\r\n/);
    const [booking] = await tab.saved('bookings');
    assert.equal(booking.slot, '02:00 PM');
    await tab.until(
      'its slot is taken',
      (it) => findAll(it).length === 0,
      part('label:has(:enabled)', /02:00 PM/, schedule),
    );
  },
};
