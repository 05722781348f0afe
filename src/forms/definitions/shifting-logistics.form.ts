import { defineForm } from "../define.ts";
import { choice, date, longText } from "../fields.ts";
import { fullName, lockedCode, optionalEmail, phoneNumber } from "./shared-fields.ts";

export const form = defineForm({
  type: "SHIFTING_LOGISTICS",
  pages: [
    {
      path: "/shift-logistics",
      title: "Shifting and logistics quote",
      description:
        "Get a quote for moving a home, an office or a single item, within the city or across states. Basic transit insurance included.",
    },
  ],
  heading: "Shifting & Logistics Services",
  intro:
    "For families and offices on the move. Two addresses and a date are enough for a quote. The rest helps us bring the right truck.",
  picture: "shifting",
  next: [
    "A move planner calls you to go through rooms, floors and lifts.",
    "You get a quote, basic transit insurance included.",
    "You confirm the date, and the crew comes.",
  ],
  minutes: 3,
  purpose: "find a mover and call you with an estimate",
  retention: 365,
  sections: [
    {
      legend: "From, to and when",
      fields: {
        pickupAddress: longText({
          label: "Pickup address",
          required: "Enter the pickup address",
          hint: "House and street, locality, city and PIN code.",
          autocomplete: "section-pickup street-address",
          rows: 3,
        }),
        destinationAddress: longText({
          label: "Destination address",
          autocomplete: "section-destination street-address",
          required: "Enter the destination address",
          hint: "City and locality are enough if you do not know the house yet.",
          rows: 3,
        }),
        preferredDate: date({
          label: "Preferred date",
          required: "Enter the date you would like to move",
          hint: "Book 7-10 days ahead for local, 15-20 days for interstate; express handled within 48 hours.",
          not: "past",
        }),
      },
    },
    {
      legend: "What you’re moving",
      fields: {
        moveType: choice({
          label: "Type of move",
          options: ["Full Home", "Partial Move", "Single Item", "Office Move"],
        }),
        parkingAvailable: choice({
          label: "Can a truck park at both addresses?",
          options: ["Yes", "No", "Unsure"],
          initial: "Unsure",
        }),
        highValueItems: choice({
          label: "Any high-value items?",
          hint: "Art, a piano, antiques, jewellery, servers.",
          options: ["Yes", "No", "Unsure"],
          initial: "No",
        }),
        specialInstructions: longText({
          label: "Special instructions",
          hint: "Floors without a lift, society timings, pets, plants, storage in between.",
        }),
      },
    },
    {
      legend: "About you",
      fields: { fullName, countryCode: lockedCode, phoneNumber, email: optionalEmail },
    },
  ],
  payload: {
    top: ["fullName", "email", "countryCode", "phoneNumber"],
    formData: [
      "pickupAddress",
      "destinationAddress",
      "moveType",
      "preferredDate",
      "parkingAvailable",
      "highValueItems",
      "specialInstructions",
    ],
  },
  city: "pickupAddress",
  labels: {
    submit: "Get a quote",
    busy: "Getting Quote...",
    success: "Quote requested successfully!",
  },
  gate: "disabled",
  afterSuccess: "clear",
});
